import { graphql } from 'gatsby';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInView } from '../../components/useInView/useInView';
import { hasLetters } from '../../lib/hasLetters';
import { amount, entered, list, number, pulse, strip, text as textStyle, unit } from './RentalNumbers.styles';

export const fragment = graphql`
  fragment RentalNumbers on CmsProject {
    numbersNew {
      id
      number
      textNextToNumber
      text
    }
  }
`;

/**
 * The strip with the main numbers below the hero. It moves in when it comes into view, and the first number pulses
 * (project-marketing §2.6, §9).
 */
export function RentalNumbers({ project }: { project: Queries.RentalNumbersFragment }) {
  const { t } = useTranslation('rentalProject');
  const place = useRef<HTMLUListElement>(null);
  const inView = useInView(place) ?? false;
  const [met, setMet] = useState(false);
  if (inView && !met) setMet(true);
  const rows = project.numbersNew?.filter((row) => row?.number) ?? [];
  if (rows.length === 0) return null;
  return (
    <div css={[strip, met && entered]}>
      <ul ref={place} css={list} aria-label={t('numbers')}>
        {rows.map((row, index) => (
          <li key={row.id ?? index} css={number}>
            <p css={[amount, index === 0 && met && pulse]}>
              <bdi>{row.number}</bdi>
              {row.textNextToNumber && (
                <span css={unit}>
                  {hasLetters(row.textNextToNumber) && ' '}
                  {row.textNextToNumber}
                </span>
              )}
            </p>
            {row.text && <p css={textStyle}>{row.text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
