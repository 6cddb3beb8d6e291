import { Crane } from './Crane';
import { built, faint, plan, window as windowStyle } from './NotFoundIllustration.styles';

const FOUR = 'M150 0h70v200h44v64h-44v86h-70v-86H0v-58zM150 96L70 200h80z';
const ZERO =
  'M110 0h20a110 110 0 0 1 110 110v130a110 110 0 0 1-110 110h-20A110 110 0 0 1 0 240V110A110 110 0 0 1 110 0zM112 68a44 44 0 0 0-44 44v126a44 44 0 0 0 44 44h16a44 44 0 0 0 44-44V112a44 44 0 0 0-44-44z';

/** Positions (x, y) of the windows in the finished parts of the digits. */
const WINDOWS_OF_FOUR = [
  ...[18, 54, 90, 126, 162, 286].flatMap((y) => [164, 192].map((x) => [x, y])),
  ...[24, 52, 80, 108, 136, 164, 192, 220].map((x) => [x, 222]),
];
const WINDOWS_OF_ZERO = [
  ...[190, 226].flatMap((y) => [16, 42].map((x) => [x, y])),
  ...[214, 250].flatMap((y) => [186, 212].map((x) => [x, y])),
];

const windows = (places: number[][]) =>
  places.map(([x, y]) => <rect key={`${x} ${y}`} x={x} y={y} width="13" height="19" css={windowStyle} />);

interface NotFoundIllustrationProps {
  className?: string;
}

/**
 * An illustration of 404 as a construction site. The first digit is finished, the second is half built, and the third
 * is only a plan.
 */
export function NotFoundIllustration({ className }: NotFoundIllustrationProps) {
  return (
    <svg viewBox="0 0 960 600" aria-hidden="true" focusable="false" className={className}>
      <defs>
        <pattern id="not-found-grid" width="40" height="40" patternUnits="userSpaceOnUse">
          <path d="M40 0H0v40" css={faint} />
        </pattern>
        <clipPath id="not-found-built">
          <path d="M-10 168h96v-38h74v66h90v164H-10z" />
        </clipPath>
        <radialGradient id="not-found-fade" cx="50%" cy="70%">
          <stop offset="30%" stopColor="#fff" />
          <stop offset="100%" stopColor="#fff" stopOpacity="0" />
        </radialGradient>
        <mask id="not-found-mask">
          <rect width="960" height="600" fill="url(#not-found-fade)" />
        </mask>
      </defs>
      <rect width="960" height="600" fill="url(#not-found-grid)" mask="url(#not-found-mask)" />
      <g transform="translate(30 250)">
        <path d={FOUR} fillRule="evenodd" css={built} />
        {windows(WINDOWS_OF_FOUR)}
      </g>
      <g transform="translate(344 250)">
        <path d={ZERO} fillRule="evenodd" css={plan} />
        <path d={ZERO} fillRule="evenodd" clipPath="url(#not-found-built)" css={built} />
        {windows(WINDOWS_OF_ZERO)}
      </g>
      <g transform="translate(636 250)">
        <path d={FOUR} fillRule="evenodd" css={plan} />
      </g>
      <Crane />
    </svg>
  );
}
