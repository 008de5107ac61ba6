import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A machine with other work takes more than the library's one second, and a page's code is compiled while a file's first
// test waits for it; a test that passes is no slower for it.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);
