import type { ButtonHTMLAttributes } from 'react';
import { buttonStyles, type ButtonVariant } from './Button.styles';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
}

/** A button in the look of the site; `type` is "button" unless it says otherwise. */
export function Button({ variant = 'primary', type = 'button', ...button }: ButtonProps) {
  return <button type={type} css={buttonStyles[variant]} {...button} />;
}
