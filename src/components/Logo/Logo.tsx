import { Picture, type PictureMedia } from '../Picture/Picture';
import { drawn, mark, name as nameStyle, uploaded } from './Logo.styles';
import { LogoMark } from './LogoMark';

interface LogoProps {
  siteName: string;
  /** The editors' logo; the group's mark and name by default. */
  media?: PictureMedia | null | undefined;
  className?: string;
}

/** The site's logo. */
export function Logo({ siteName, media, className }: LogoProps) {
  if (media) {
    return (
      <Picture
        media={media}
        alt={siteName}
        fit="contain"
        eager
        css={uploaded}
        {...(className && { className })}
      />
    );
  }
  return (
    <span css={drawn} className={className}>
      <LogoMark css={mark} />
      <span css={nameStyle}>{siteName}</span>
    </span>
  );
}
