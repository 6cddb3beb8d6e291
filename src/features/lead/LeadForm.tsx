import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorsAfterSubmit } from '../../components/forms/ErrorsAfterSubmit';
import { FailureResult } from '../../components/forms/FailureResult';
import { FormResult } from '../../components/forms/FormResult';
import { ReferenceNumber } from '../../components/forms/ReferenceNumber';
import { ServiceForm } from '../../components/forms/ServiceForm';
import { useServiceForm } from '../../components/forms/useServiceForm';
import { PropertyFacts, type Property } from '../../components/PropertyFacts/PropertyFacts';
import { track } from '../../lib/analytics';
import { LeadFields } from './LeadFields';
import { leadSchema } from './leadSchema';
import { emptyLead, LEAD_CALL_FIELDS, LEAD_FIELDS, type LeadTarget, type LeadVariant } from './leadValues';
import { sendLead } from './sendLead';

export interface LeadFormProps {
  variant: LeadVariant;
  target?: LeadTarget;
  /** Facts about the property that the lead is about, shown below the form. */
  subject?: Property | undefined;
  /** Options of the subject field (project-marketing §2.7, formSubjects). */
  subjects?: readonly string[] | undefined;
  /** The editors' texts for the landing form's consent and button. */
  consentText?: string | null | undefined;
  buttonText?: string | null | undefined;
}

const FORM_NAMES = {
  landing: 'formNameLanding',
  project: 'formNameProject',
  product: 'formNameProduct',
  eligibility: 'formNameEligibility',
} as const satisfies Record<LeadVariant, string>;

const NOBODY: LeadTarget = {};

/**
 * The lead form in all its variants, which after sending is replaced by the result (forms-investors-catalogue §2.8, §5;
 * project-marketing §2.7). Both outcomes reset the form; after a failure it offers to restore the input.
 */
export function LeadForm({ variant, target = NOBODY, subject, ...words }: LeadFormProps) {
  const { t } = useTranslation('lead');
  const form = useServiceForm({
    empty: emptyLead,
    schema: useMemo(() => leadSchema(t, variant), [t, variant]),
    fields: LEAD_FIELDS[variant],
    callFields: LEAD_CALL_FIELDS,
    draft: { key: `lead-${variant}-${target.projectId ?? ''}` },
    resets: () => true,
    content: (values) => ({ values, variant, target }),
    send: (values, request) => sendLead(values, { variant, target, ...request }),
    report: (outcome, details) => track(`lead_${outcome}`, { variant, ...details }),
  });

  if (form.sent)
    return (
      <FormResult success title={t('success')} action={{ label: t('another'), onClick: form.back }}>
        <p>{t('successText')}</p>
        <ReferenceNumber number={form.sent.answer} />
      </FormResult>
    );
  if (form.error !== null)
    return (
      <FailureResult
        error={form.error}
        title={t('failure')}
        fallback={t('failureText')}
        action={t('tryAgain')}
        onBack={form.back}
        historyEntry
      />
    );
  return (
    <ErrorsAfterSubmit.Provider value={variant === 'landing'}>
      <ServiceForm
        form={form}
        label={t(FORM_NAMES[variant])}
        sharedMessage={variant === 'landing' ? t('mandatory') : undefined}
      >
        <LeadFields variant={variant} {...words} />
        {subject && <PropertyFacts property={subject} ruled />}
      </ServiceForm>
    </ErrorsAfterSubmit.Provider>
  );
}
