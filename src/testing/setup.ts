import '@testing-library/jest-dom';
import './dialogStandIn';
import './matchMediaStandIn';
