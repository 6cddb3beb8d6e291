import { Formik, type FormikErrors } from 'formik';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FormBody } from '../../components/forms/FormBody';
import { useInvalidSubmit } from '../../components/forms/useInvalidSubmit';
import { track } from '../../lib/analytics';
import { ApplicationDialogs } from './ApplicationDialogs';
import { ApplicationFields } from './ApplicationFields';
import { applicationSchema } from './applicationSchema';
import {
  APPLICATION_FIELDS,
  emptyApplication,
  type ApplicationMode,
  type ApplicationValues,
} from './applicationValues';
import { LostCv } from './LostCv';
import { useApplication } from './useApplication';

interface ApplicationFormProps {
  mode: ApplicationMode;
  orderId: number;
  jobName: string;
  /** Where a successful applicant goes. */
  careersPath: string;
}

const FORM_NAMES = { regular: 'formRegular', referral: 'formReferral' } as const;

/** An application for a job in one of its two modes (corporate-site §4, §5). */
export function ApplicationForm({ mode, orderId, jobName, careersPath }: ApplicationFormProps) {
  const { t } = useTranslation('careers');
  const schema = useMemo(() => applicationSchema(t, mode), [t, mode]);
  const { progress, result, lostCv, draft, send, back } = useApplication(mode, orderId);
  const frame = useRef<HTMLDivElement>(null);
  const returnToForm = () => {
    back();
    frame.current?.scrollIntoView({ block: 'start' });
    frame.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={frame} tabIndex={-1}>
      <Formik initialValues={emptyApplication} validationSchema={schema} onSubmit={send}>
        <FormBody
          label={t(FORM_NAMES[mode], { job: jobName })}
          fields={APPLICATION_FIELDS[mode]}
          draft={draft}
        >
          <InvalidSubmit mode={mode} orderId={orderId} />
          {lostCv.length > 0 && <LostCv files={lostCv} />}
          <ApplicationFields mode={mode} />
        </FormBody>
      </Formik>
      <ApplicationDialogs
        progress={progress}
        result={result}
        careersPath={careersPath}
        onBack={returnToForm}
      />
    </div>
  );
}

/** Tells analytics the first message of a form that was not valid (corporate-site §5). */
function InvalidSubmit({ mode, orderId }: { mode: ApplicationMode; orderId: number }) {
  useInvalidSubmit(
    useCallback(
      (errors: FormikErrors<ApplicationValues>) => {
        const first = APPLICATION_FIELDS[mode].map((field) => errors[field]).find(Boolean);
        track('application_invalid', { orderId, message: first ? String(first) : 'Fields are mandatory' });
      },
      [mode, orderId],
    ),
  );
  return null;
}
