import '@testing-library/jest-dom';
import './dialogStandIn';
import './encodingStandIn';
import './matchMediaStandIn';
