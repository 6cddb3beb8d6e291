import { Heading } from '../../components/Section/Heading';
import { description, part } from './Careers.styles';
import { jobSections } from './jobSections';

/** A job description, split into sections with headings and lists (corporate-site §9). */
export function JobDescription({ text }: { text: string | null }) {
  const sections = jobSections(text);
  if (sections.length === 0) return null;
  return (
    <div css={description}>
      {sections.map(({ heading, lines }, index) => (
        <div key={index} css={part}>
          {heading && (
            <Heading level={2} look="h3">
              {heading}
            </Heading>
          )}
          {lines.length === 1 ? (
            <p>{lines[0]}</p>
          ) : (
            <ul>
              {lines.map((line, place) => (
                <li key={place}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}
