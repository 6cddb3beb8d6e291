import { signedText, toneOf } from './figures';
import { changes } from './investors.styles';

interface ChangeTextProps {
  value: number;
  /** What stands behind it, such as `%`. */
  unit?: string;
}

/** A change with sign and colour: green above zero, else red (forms-investors-catalogue §9). */
export function ChangeText({ value, unit = '' }: ChangeTextProps) {
  return (
    <bdi dir="ltr" css={changes[toneOf(value)]}>
      {signedText(value)}
      {unit}
    </bdi>
  );
}
