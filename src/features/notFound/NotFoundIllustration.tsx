import { Crane } from './Crane';
import { built, faint, plan, window as windowStyle } from './NotFoundIllustration.styles';

const FOUR = 'M150 0h70v200h44v64h-44v86h-70v-86H0v-58zM150 96L70 200h80z';
const ZERO = 'M110 0h20a110 110 0 0 1 110 110v130a110 110 0 0 1-110 110h-20A110 110 0 0 1 0 240V110A110 110 0 0 1 110 0zM112 68a44 44 0 0 0-44 44v126a44 44 0 0 0 44 44h16a44 44 0 0 0 44-44V112a44 44 0 0 0-44-44z';

/** Lit windows of what stands already: x and y of each. */
const WINDOWS = [
  ...[20, 56, 92, 232].map((y) => [170, y]),
  ...[156, 300].map((y) => [170, y]),
  ...[34, 70, 106].map((x) => [x, 226]),
];

interface NotFoundIllustrationProps {
  className?: string;
}

/** A building site: the first digit of 404 stands, the second is half built, the third is still a plan. */
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
      </defs>
      <rect width="960" height="600" fill="url(#not-found-grid)" />
      <g transform="translate(30 250)">
        <path d={FOUR} fillRule="evenodd" css={built} />
        {WINDOWS.map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width="14" height="20" css={windowStyle} />
        ))}
      </g>
      <g transform="translate(344 250)">
        <path d={ZERO} fillRule="evenodd" css={plan} />
        <path d={ZERO} fillRule="evenodd" clipPath="url(#not-found-built)" css={built} />
        {[216, 256].map((y) => [26, 200].map((x) => <rect key={`${x} ${y}`} x={x} y={y} width="14" height="20" css={windowStyle} />))}
      </g>
      <g transform="translate(636 250)">
        <path d={FOUR} fillRule="evenodd" css={plan} />
      </g>
      <Crane />
    </svg>
  );
}
