import type { ReactNode } from 'react';
import { ContentLink } from '../ContentLink/ContentLink';
import type { EditorLink } from '../ContentLink/resolveLink';
import { buttonStyles, type ButtonVariant } from './Button.styles';

interface ButtonLinkProps {
  link: EditorLink | null | undefined;
  variant?: ButtonVariant;
  /** Shown instead of the link's name, an icon for instance with the name beside it. */
  children?: ReactNode;
  onFollow?: () => void;
}

/** An editor's link that looks like a button; nothing when it leads nowhere. */
export function ButtonLink({ link, variant = 'primary', children, onFollow }: ButtonLinkProps) {
  return (
    <ContentLink link={link} css={buttonStyles[variant]} {...(onFollow && { onClick: onFollow })}>
      {children}
    </ContentLink>
  );
}
