import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeDialogEntries } from '../../components/Dialog/dialogHistory';
import { CancelledNotice } from '../../components/forms/CancelledNotice';
import { ServiceForm } from '../../components/forms/ServiceForm';
import { ApplicationDialogs } from './ApplicationDialogs';
import { ApplicationFields } from './ApplicationFields';
import type { ApplicationMode } from './applicationValues';
import { RestoreCv } from './RestoreCv';
import { useApplication } from './useApplication';

interface ApplicationFormProps {
  mode: ApplicationMode;
  orderId: number;
  jobName: string;
  /** Path of the page that the applicant goes to after a successful application. */
  careersPath: string;
}

const FORM_NAMES = { regular: 'formRegular', referral: 'formReferral' } as const;

/** Waits for two frames. After a history step, the browser restores the scroll position only in the next frame. */
const afterScrolling = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** The application form of a job. Its mode is an own application or a referral (corporate-site §4, §5). */
export function ApplicationForm({ mode, orderId, jobName, careersPath }: ApplicationFormProps) {
  const { t } = useTranslation('careers');
  const { form, progress, received, result, lostCv, back, cancel, cancelled } = useApplication(mode, orderId);
  const frame = useRef<HTMLDivElement>(null);
  const [returns, setReturns] = useState(0);
  const returnToForm = (leave: () => void) => () => {
    leave();
    setReturns((times) => times + 1);
  };
  useEffect(() => {
    if (returns === 0) return;
    // Closing the dialog focuses the submit button, and the dialog's history step scrolls to it. Wait for both, then
    // scroll to the start of the form and focus the form.
    void removeDialogEntries()
      .then(afterScrolling)
      .then(() => {
        frame.current?.scrollIntoView({ block: 'start' });
        frame.current?.querySelector('form')?.focus({ preventScroll: true });
      });
  }, [returns]);
  return (
    <div ref={frame}>
      <ServiceForm
        form={form}
        returning={false}
        label={t(FORM_NAMES[mode], { job: jobName })}
        notice={cancelled && <CancelledNotice />}
      >
        {lostCv.length > 0 && <RestoreCv files={lostCv} />}
        <ApplicationFields mode={mode} />
      </ServiceForm>
      <ApplicationDialogs
        progress={progress}
        received={received}
        result={result}
        careersPath={careersPath}
        onBack={returnToForm(back)}
        onCancel={cancel && returnToForm(cancel)}
      />
    </div>
  );
}
