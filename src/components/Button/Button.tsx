import { css } from '@emotion/react';
import type { ButtonHTMLAttributes } from 'react';
import { media } from '../../theme/media';
import { buttonStyles, type ButtonVariant } from './Button.styles';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
}

/** Hides buttons if JavaScript is disabled, because they would do nothing. */
const scripted = css({ [media.noScripts]: { display: 'none' } });

/** A button in the site's design, with `type="button"` by default. Hidden if JavaScript is disabled. */
export function Button({ variant = 'primary', type = 'button', ...button }: ButtonProps) {
  return <button type={type} css={[buttonStyles[variant], scripted]} {...button} />;
}
