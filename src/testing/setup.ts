import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './dialogStandIn';
import './encodingStandIn';
import './matchMediaStandIn';

// What is awaited comes as soon as it comes; on a busy machine that is later than the second that is the default.
configure({ asyncUtilTimeout: 8000 });

// jsdom lays nothing out and scrolls nowhere. Chromium answers with a promise, which no effect may return.
Element.prototype.scrollIntoView ??= (): unknown => Promise.resolve();
// It does not measure how a page was opened, either.
performance.getEntriesByType ??= () => [];

// What a form keeps in the tab is not the next test's.
afterEach(() => window.sessionStorage.clear());
