import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './dialogStandIn';
import './encodingStandIn';
import './matchMediaStandIn';

// The default timeout of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 8000 });

// jsdom cannot scroll. Chromium's method returns a promise, so this one does as well, to detect effects that wrongly
// return it.
Element.prototype.scrollIntoView ??= (): unknown => Promise.resolve();
// jsdom has no navigation timing, so there are no entries.
performance.getEntriesByType ??= () => [];

// Removes drafts from the tab's storage, so that they do not affect the next test.
afterEach(() => window.sessionStorage.clear());
