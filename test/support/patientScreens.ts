import { configure } from '@testing-library/react';

// Parts of a screen are loaded when they are wanted, and a busy machine takes its time over it. What never appears fails
// all the same, only later: no test may depend on how fast it is run.
configure({ asyncUtilTimeout: 20_000 });
