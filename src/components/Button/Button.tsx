import { css } from '@emotion/react';
import type { ButtonHTMLAttributes } from 'react';
import { media } from '../../theme/media';
import { buttonStyles, type ButtonVariant } from './Button.styles';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
}

/** Every button acts by a script; what leads to a page is a link. */
const scripted = css({ [media.noScripts]: { display: 'none' } });

/** A button in the look of the site; `type` is "button" unless it says otherwise. Without scripts it is not seen. */
export function Button({ variant = 'primary', type = 'button', ...button }: ButtonProps) {
  return <button type={type} css={[buttonStyles[variant], scripted]} {...button} />;
}
