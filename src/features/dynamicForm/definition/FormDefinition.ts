import type { PartCondition } from '@group/rules/forms/FormParts';
import type { components } from '../umbracoForms.gen';

type Schemas = components['schemas'];

export type FieldIndication = Schemas['FormFieldIndication'];

/** A form as the forms API returns it. All its properties are optional. */
export type FormDto = Schemas['FormDto'];
export type FormPageDto = Schemas['FormPageDto'];
export type FormFieldsetDto = Schemas['FormFieldsetDto'];
export type FormFieldDto = Schemas['FormFieldDto'];
export type FormConditionDto = Schemas['FormConditionDto'];

/** The kind of control that a field needs. Several types of the content system can share one kind. */
export type FieldKind =
  | 'shortAnswer'
  | 'longAnswer'
  | 'number'
  | 'tel'
  | 'email'
  | 'dropdown'
  | 'singleChoice'
  | 'multipleChoice'
  | 'checkbox'
  | 'consent'
  | 'date'
  | 'file'
  | 'hidden'
  | 'static'
  | 'captcha'
  | 'unknown';

export interface PreValue {
  value: string;
  caption: string;
}

export interface FormField {
  /** Id of the field in lower case. */
  id: string;
  alias: string;
  kind: FieldKind;
  /** Name of the field's type in the content system. */
  typeName: string;
  caption: string;
  helpText: string;
  required: boolean;
  requiredErrorMessage: string;
  pattern: string;
  patternInvalidErrorMessage: string;
  condition: PartCondition | null;
  preValues: readonly PreValue[];
  /** Settings of the field's type. All values are strings, even those of numbers. */
  settings: Readonly<Record<string, string>>;
  files: { extensions: readonly string[] | undefined; multiple: boolean };
}

export interface FormColumn {
  caption: string;
  /** Width in twelfths of the fieldset; 0 if the columns share the width equally. */
  width: number;
  fields: readonly FormField[];
}

export interface FormFieldset {
  id: string;
  caption: string;
  condition: PartCondition | null;
  columns: readonly FormColumn[];
}

export interface FormPage {
  caption: string;
  condition: PartCondition | null;
  fieldsets: readonly FormFieldset[];
}

/** A form of the content system with all properties filled in (forms-investors-catalogue §3). */
export interface FormDefinition {
  id: string;
  name: string;
  /** Text that marks mandatory or optional fields, such as `*`. */
  indicator: string;
  indication: FieldIndication;
  nextLabel: string;
  previousLabel: string;
  submitLabel: string;
  showValidationSummary: boolean;
  hideFieldValidation: boolean;
  pages: readonly FormPage[];
}
