import { css } from '@emotion/react';
import type { ButtonHTMLAttributes } from 'react';
import { media } from '../../theme/media';
import { buttonStyles, type ButtonVariant } from './Button.styles';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
}

/** Buttons need scripts, so they are hidden without them. */
const scripted = css({ [media.noScripts]: { display: 'none' } });

/** A button of the design, with `type="button"` by default. Hidden without scripts. */
export function Button({ variant = 'primary', type = 'button', ...button }: ButtonProps) {
  return <button type={type} css={[buttonStyles[variant], scripted]} {...button} />;
}
