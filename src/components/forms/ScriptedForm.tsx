import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../../theme/media';
import { formOnPaper } from './formOnPaper';
import { NeedsScripts } from './NeedsScripts';

const scripted = css({ [media.noScripts]: { display: 'none' } }, formOnPaper);

/** Wraps a form that needs JavaScript. Without JavaScript, the phone number and e-mail address are shown instead. */
export function ScriptedForm({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <>
      <NeedsScripts text={t('formNeedsScripts')} />
      <div css={scripted}>{children}</div>
    </>
  );
}
