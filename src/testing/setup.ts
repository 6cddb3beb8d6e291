import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './dialogStandIn';
import './encodingStandIn';
import './matchMediaStandIn';

// The default of a second is too short on a busy machine.
configure({ asyncUtilTimeout: 8000 });

// jsdom has no scrolling. Chromium returns a promise, which effects must not return.
Element.prototype.scrollIntoView ??= (): unknown => Promise.resolve();
// jsdom has no navigation timing.
performance.getEntriesByType ??= () => [];

// Drafts in tab storage must not reach the next test.
afterEach(() => window.sessionStorage.clear());
