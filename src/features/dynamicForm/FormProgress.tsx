import { useTranslation } from 'react-i18next';
import { Heading } from '../../components/Section/Heading';
import type { HeadingLevel } from './HeadingLevel';
import { bar, done, progress, step } from './DynamicForm.styles';

interface FormProgressProps {
  /** Position of the open page among the visible pages, from 1. */
  position: number;
  count: number;
  caption: string;
  /** Heading level of the page's caption. */
  level: HeadingLevel;
}

/** The progress through a form with several pages, and the caption of the open page. */
export function FormProgress({ position, count, caption, level }: FormProgressProps) {
  const { t } = useTranslation('dynamicForm');
  if (count < 2 && !caption) return null;
  return (
    <div css={progress}>
      {count > 1 && (
        <>
          <p css={step}>{t('pageOf', { page: position, count })}</p>
          <div css={bar} aria-hidden>
            {Array.from({ length: count }, (_, index) => (
              <span key={index} css={index < position && done} />
            ))}
          </div>
        </>
      )}
      {caption && (
        <Heading level={level} look="h3">
          {caption}
        </Heading>
      )}
    </div>
  );
}
