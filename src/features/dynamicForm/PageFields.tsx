import { fieldsOf, fieldsOfPage } from '@group/rules/forms/fieldsOf';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { CancelledNotice } from '../../components/forms/CancelledNotice';
import { firstErrorMessage } from '../../components/forms/firstErrorMessage';
import { FormBody } from '../../components/forms/FormBody';
import { FormNote } from '../../components/forms/FormNote';
import { LegalLinks } from '../../components/forms/LegalLinks';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { UploadProgress } from '../../components/forms/UploadProgress';
import { track } from '../../lib/analytics';
import type { FormDefinition } from './definition/FormDefinition';
import { actions } from './DynamicForm.styles';
import { FieldsetView } from './FieldsetView';
import { FormProgress } from './FormProgress';
import type { HeadingLevel } from './HeadingLevel';
import type { DynamicFormState } from './useDynamicForm';
import { isFileList, type FormValues } from './values/FormValues';
import { visiblePartsFor } from './values/visiblePartsFor';

interface PageFieldsProps {
  definition: FormDefinition;
  draft: DynamicFormState['draft'];
  upload: DynamicFormState['upload'];
  cancelled: boolean;
  place: DynamicFormState['place'];
  onPrevious: (values: FormValues) => void;
  level: HeadingLevel;
}

/** The open page of a dynamic form: progress, fields and buttons. Must be rendered inside Formik. */
export function PageFields({
  definition,
  draft,
  upload,
  cancelled,
  place,
  onPrevious,
  level,
}: PageFieldsProps) {
  const { t } = useTranslation('dynamicForm');
  const { values, isSubmitting } = useFormikContext<FormValues>();
  const visible = useMemo(() => visiblePartsFor(definition, values), [definition, values]);
  const page = definition.pages[place.page];
  const pages = [...visible.pages];
  const position = pages.filter((index) => index <= place.page).length || 1;
  const last = !pages.some((index) => index > place.page);
  const first = !pages.some((index) => index < place.page);
  const shown = page ? fieldsOfPage(page).filter(({ id }) => visible.fields.has(id)) : [];
  const fields = shown.map(({ alias }) => alias);
  const nextLabel = definition.nextLabel || t('next');
  return (
    <FormBody
      label={
        pages.length > 1
          ? `${definition.name}: ${t('pageOf', { page: position, count: pages.length })}`
          : definition.name
      }
      fields={fields}
      draft={draft}
      isRestored={place.isRestored}
      onInvalid={(errors) =>
        track('dynamic_form_invalid', {
          formId: definition.id,
          message: firstErrorMessage(errors, fields),
        })
      }
      notice={cancelled && <CancelledNotice />}
      returning={place.visit > 0 && !place.wrong}
      arrivedWrong={place.wrong !== null}
      summary={definition.showValidationSummary || definition.hideFieldValidation}
      captcha={fieldsOf(definition).some(({ kind }) => kind === 'captcha') && (last || 'later')}
    >
      <FormProgress position={position} count={pages.length} caption={page?.caption ?? ''} level={level} />
      <MarkNote definition={definition} />
      {page?.fieldsets
        .filter(({ id }) => visible.fieldsets.has(id))
        .map((set) => (
          <FieldsetView key={set.id} set={set} visible={visible} />
        ))}
      {last && <LegalLinks />}
      <div css={actions}>
        {last ? (
          <SubmitButton label={definition.submitLabel || t('submit')} sendingLabel={t('sending')} />
        ) : (
          <SubmitButton label={nextLabel} sendingLabel={nextLabel} />
        )}
        {!first && (
          <Button variant="secondary" disabled={isSubmitting} onClick={() => onPrevious(values)}>
            {definition.previousLabel || t('previous')}
          </Button>
        )}
      </div>
      {upload.part !== null && Object.values(values).some(isFileList) && (
        <UploadProgress
          label={t('sending')}
          percent={Math.floor(upload.part * 100)}
          text={t(upload.part < 1 ? 'uploading' : 'uploaded')}
          onCancel={upload.cancel}
        />
      )}
    </FormBody>
  );
}

/** A note that explains what the mark beside a field's label means. */
function MarkNote({ definition: { indication, indicator } }: { definition: FormDefinition }) {
  const { t } = useTranslation('dynamicForm');
  if (indication === 'MarkMandatoryFields')
    return <FormNote>{t('requiredNote', { mark: indicator || '*' })}</FormNote>;
  if (indication === 'MarkOptionalFields' && indicator)
    return <FormNote>{t('optionalNote', { mark: indicator })}</FormNote>;
  return null;
}
