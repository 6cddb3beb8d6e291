import { signedText, toneOf } from './figures';
import { changes } from './investors.styles';

interface ChangeTextProps {
  /** Null if unknown. */
  value: number | null;
  /** Unit after the number, such as `%`. */
  unit?: string;
}

/** A change with sign and colour: green if positive, otherwise red (forms-investors-catalogue §9). */
export function ChangeText({ value, unit = '' }: ChangeTextProps) {
  const tone = toneOf(value);
  return (
    <bdi dir="ltr" css={tone && changes[tone]}>
      {signedText(value)}
      {value !== null && unit}
    </bdi>
  );
}
