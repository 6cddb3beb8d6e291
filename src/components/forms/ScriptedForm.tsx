import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { media } from '../../theme/media';
import { formPrintStyles } from './formPrintStyles';
import { NoScriptFallback } from './NoScriptFallback';

const scripted = css({ [media.noScripts]: { display: 'none' } }, formPrintStyles);

/** Wraps a form that needs JavaScript. Without JavaScript, the phone number and e-mail address are shown instead. */
export function ScriptedForm({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <>
      <NoScriptFallback text={t('formNeedsScripts')} />
      <div css={scripted}>{children}</div>
    </>
  );
}
