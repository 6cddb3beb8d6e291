import { Picture, type PictureMedia } from '../Picture/Picture';
import { drawn, mark, name as nameStyle, uploaded } from './Logo.styles';
import { LogoMark } from './LogoMark';

interface LogoProps {
  siteName: string;
  /** Logo that the editors uploaded. The default is the group's mark with the site's name. */
  media?: PictureMedia | null | undefined;
  className?: string;
}

/** The site's logo: the uploaded one, or else the group's mark and name. */
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
