// Nothing of OpenCombine's C part shows in its Swift interface.
