import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../../theme/media';
import { formOnPaper } from './formOnPaper';
import { NeedsScripts } from './NeedsScripts';

const scripted = css({ [media.noScripts]: { display: 'none' } }, formOnPaper);

/** A form, which scripts send; where they are switched off a line with the phone and the e-mail stands in its place. */
export function ScriptedForm({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <>
      <NeedsScripts text={t('formNeedsScripts')} />
      <div css={scripted}>{children}</div>
    </>
  );
}
