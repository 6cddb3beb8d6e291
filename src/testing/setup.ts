import '@testing-library/jest-dom';
import './dialogStandIn';
import './encodingStandIn';
import './matchMediaStandIn';

// What a form keeps in the tab is not the next test's.
afterEach(() => window.sessionStorage.clear());
