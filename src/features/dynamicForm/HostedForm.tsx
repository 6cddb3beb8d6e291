import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../components/forms/FormNotice';
import { useLanguage } from '../../i18n/LanguageContext';
import { callApi } from '../../lib/api/callApi';
import type { FormDto } from './definition/FormDefinition';
import { readForm } from './definition/readForm';
import { DynamicForm } from './DynamicForm';
import { FormPlaceholder } from './FormPlaceholder';
import { foreignFormsHost } from './formsHost';
import type { HeadingLevel } from './HeadingLevel';
import { toGuid } from './toGuid';

interface HostedFormProps {
  formId: string;
  /** The form from the CMS; null if another host serves the forms. */
  form: FormDto | null;
  level?: HeadingLevel | undefined;
}

/**
 * Renders a form that is part of the page data from the CMS. If the group's forms host serves the forms, it requests
 * the form from there (docs/explanation/dynamic-forms.md).
 */
export function HostedForm({ formId, form, level }: HostedFormProps) {
  if (foreignFormsHost() !== undefined) return <ForeignForm key={formId} formId={formId} level={level} />;
  return form && <DynamicForm form={form} level={level} />;
}

function ForeignForm({ formId, level }: Omit<HostedFormProps, 'form'>) {
  const { t } = useTranslation('dynamicForm');
  const { culture } = useLanguage();
  const [form, setForm] = useState<FormDto | 'failed' | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    askForForm(formId, culture, controller.signal).then(setForm, () => {
      if (!controller.signal.aborted) setForm('failed');
    });
    return () => controller.abort();
  }, [formId, culture]);
  if (form === 'failed') return <FormNotice tone="error">{t('formMissing')}</FormNotice>;
  return form ? <DynamicForm form={form} level={level} /> : <FormPlaceholder />;
}

/** Requests a form from the group's forms host through `GET /umbraco/forms/api/v1/definitions/{guid}`. */
async function askForForm(formId: string, culture: string, signal: AbortSignal): Promise<FormDto> {
  const request = { culture, signal, foreignBase: foreignFormsHost() };
  const { data } = await callApi(request, (live, options) =>
    live.GET('/umbraco/forms/api/v1/definitions/{id}', {
      ...options,
      params: { path: { id: toGuid(formId) }, query: { culture } },
    }),
  );
  const form = readForm(data);
  if (!form)
    throw new Error('The forms host returned no valid form. Check the form id and GATSBY_CMS_FORMS_URL.');
  return form;
}
