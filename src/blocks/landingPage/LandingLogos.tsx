import { Picture } from '../../components/Picture/Picture';
import { list, logo } from './LandingLogos.styles';

/** Logos of the companies behind the landing page's offer. */
export function LandingLogos({ logos }: { logos: Queries.LandingPageFragment['bottomLogos'] }) {
  if (!logos?.length) return null;
  return (
    <ul css={list}>
      {logos.map((entry, index) => (
        <li key={entry.id ?? index}>
          <Picture media={entry.logo} fit="contain" css={logo} />
        </li>
      ))}
    </ul>
  );
}
