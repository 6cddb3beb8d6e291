import { signedText, toneOf } from './figures';
import { changes } from './investors.styles';

interface ChangeTextProps {
  /** Null where it is not known. */
  value: number | null;
  /** What stands behind it, such as `%`. */
  unit?: string;
}

/** A change with sign and colour: green above zero, else red (forms-investors-catalogue §9). */
export function ChangeText({ value, unit = '' }: ChangeTextProps) {
  const tone = toneOf(value);
  return (
    <bdi dir="ltr" css={tone && changes[tone]}>
      {signedText(value)}
      {value !== null && unit}
    </bdi>
  );
}
