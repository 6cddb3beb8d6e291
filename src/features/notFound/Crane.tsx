import { iron, load, rope, sway } from './NotFoundIllustration.styles';

/** Returns the points of a zigzag line, which draws the struts between two girders. */
const struts = (from: number, to: number, step: number, point: (at: number, odd: boolean) => string) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) =>
    point(from + index * step, index % 2 === 1),
  ).join(' ');

const MAST = struts(90, 600, 24, (y, odd) => `${odd ? 622 : 598} ${y}`);
const JIB = struts(250, 600, 20, (x, odd) => `${x} ${odd ? 66 : 86}`);

/** A tower crane that lowers a swaying stone onto the unfinished digit. */
export function Crane() {
  return (
    <g css={iron}>
      <path d="M598 86V600M622 86V600M230 86H760M250 66H604M610 20L590 66H630zM610 20L300 66M610 20L740 86" />
      <polyline points={MAST} />
      <polyline points={JIB} />
      <rect x="712" y="86" width="40" height="44" css={load} />
      <g css={sway}>
        <path d="M474 86V160" css={rope} />
        <path d="M474 160L440 196M474 160L508 196" css={rope} />
        <rect x="434" y="196" width="80" height="44" css={load} />
      </g>
    </g>
  );
}
