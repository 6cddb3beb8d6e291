import { signedText, toneOf } from './figures';
import { changes } from './investors.styles';

interface ChangeTextProps {
  /** The change; null if it is unknown. */
  value: number | null;
  /** Unit after the number, such as `%`. */
  unit?: string;
}

/**
 * The change of a figure with its sign. The colour is green for an increase, otherwise red (forms-investors-catalogue
 * §9).
 */
export function ChangeText({ value, unit = '' }: ChangeTextProps) {
  const tone = toneOf(value);
  return (
    <bdi dir="ltr" css={tone && changes[tone]}>
      {signedText(value)}
      {value !== null && unit}
    </bdi>
  );
}
