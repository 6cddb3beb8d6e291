import { asksForIdNumber } from '@group/rules/forms/asksForIdNumber';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../components/forms/CheckboxField';
import { CheckboxGroup } from '../../components/forms/CheckboxGroup';
import { DateField } from '../../components/forms/DateField';
import { FileField } from '../../components/forms/FileField/FileField';
import { FormNotice } from '../../components/forms/FormNotice';
import { RadioGroup } from '../../components/forms/RadioGroup';
import { SelectField } from '../../components/forms/SelectField';
import { TextAreaField } from '../../components/forms/TextAreaField';
import { TextField } from '../../components/forms/TextField';
import type { FormField } from './definition/FormDefinition';
import { consentCaption } from './DynamicForm.styles';
import { invalidMessage } from './schema/fieldSchema';
import { FILE_CAPS, LONG_ANSWER_ROWS } from './schema/limits';
import { StaticField } from './StaticField';
import { useFieldProps } from './useFieldProps';

/**
 * Renders a field with the control for its kind. The `switch` has no default, so that a new kind without a control is a
 * compile error.
 */
export function FieldView({ field }: { field: FormField }) {
  const { t } = useTranslation('dynamicForm');
  const { common, inputs, options } = useFieldProps(field);
  const { kind, settings } = field;
  switch (kind) {
    case 'shortAnswer':
      return <TextField {...common} {...inputs} type={asksForIdNumber(field.alias) ? 'number' : 'text'} />;
    case 'number':
    case 'tel':
    case 'email':
      return <TextField {...common} {...inputs} type={kind} />;
    case 'longAnswer': {
      const maxLength = Number.parseInt(settings.maximumLength ?? '', 10) || undefined;
      return <TextAreaField {...common} {...inputs} rows={LONG_ANSWER_ROWS} maxLength={maxLength} />;
    }
    case 'dropdown':
      return (
        <SelectField
          {...common}
          options={options}
          placeholder={settings.selectPrompt || t('select')}
          autoComplete={inputs.autoComplete}
        />
      );
    case 'singleChoice':
      return <RadioGroup {...common} options={options} />;
    case 'multipleChoice':
      return <CheckboxGroup {...common} options={options} />;
    case 'checkbox':
      return <CheckboxField {...common} />;
    case 'consent':
      return (
        <div>
          {settings.acceptCopy && !common.hideLabel && <p css={consentCaption}>{field.caption}</p>}
          <CheckboxField
            {...common}
            label={settings.acceptCopy || field.caption}
            shortLabel={field.caption}
          />
        </div>
      );
    case 'date':
      return <DateField {...common} autoComplete={inputs.autoComplete} />;
    case 'file':
      return (
        <FileField
          {...common}
          multiple={field.files.multiple}
          extensions={field.files.extensions}
          {...FILE_CAPS}
          rejectedMessage={invalidMessage(field, t)}
          listHeading={settings.selectedFilesListHeading || undefined}
        />
      );
    case 'static':
      return <StaticField field={field} />;
    case 'hidden':
    case 'captcha':
      return null;
    case 'unknown':
      return process.env.NODE_ENV === 'production' ? null : (
        <FormNotice tone="error">
          {t('unknownField', { caption: field.caption || field.alias, type: field.typeName })}
        </FormNotice>
      );
  }
}
