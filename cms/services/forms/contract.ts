import type { Operator } from '@group/rules/forms/operators';

/** Types of the public API (`contracts/umbraco-forms-v13.openapi.json`) as the CMS returns them. */

export interface ConditionDto {
  actionType?: 'Show' | 'Hide';
  logicType?: 'All' | 'Any';
  /** Rules of the condition. Each refers to a field by its id. */
  rules?: readonly { field?: string; operator?: Operator; value?: string }[];
}

export interface FieldTypeDto {
  id: string;
  name: string;
  supportsPreValues: boolean;
  supportsUploadTypes: boolean;
  renderInputType: 'Single' | 'Multiple' | 'Custom';
}

export interface FieldDto {
  id: string;
  caption: string;
  helpText: string | null;
  placeholder: string | null;
  cssClass: string | null;
  alias: string;
  required: boolean;
  requiredErrorMessage: string | null;
  pattern: string | null;
  patternInvalidErrorMessage: string | null;
  condition?: ConditionDto;
  fileUploadOptions?: {
    allowAllUploadExtensions: boolean;
    allowedUploadExtensions: string[];
    allowMultipleFileUploads: boolean;
  };
  preValues: { value: string; caption: string | null }[];
  /** All values are strings, including numbers. */
  settings: Record<string, string>;
  type: FieldTypeDto;
}

export interface ColumnDto {
  caption: string | null;
  /** Width of the column, as a share of twelve. */
  width: number;
  fields: FieldDto[];
}

export interface FieldsetDto {
  id: string;
  caption: string | null;
  condition?: ConditionDto;
  columns: ColumnDto[];
}

export interface PageDto {
  caption: string | null;
  condition?: ConditionDto;
  fieldsets: FieldsetDto[];
}

/** Part of the response to an accepted entry. It tells the site what to show next. */
export interface AfterSubmitDto {
  messageOnSubmit: string | null;
  messageOnSubmitIsHtml: boolean;
  gotoPageOnSubmit: string | null;
  gotoPageOnSubmitRoute?: { path: string; startItem: { id: string; path: string } };
}

export interface FormDto extends AfterSubmitDto {
  id: string;
  name: string;
  indicator: string;
  cssClass: string | null;
  nextLabel: string | null;
  previousLabel: string | null;
  submitLabel: string | null;
  disableDefaultStylesheet: boolean;
  fieldIndicationType: 'NoIndicator' | 'MarkMandatoryFields' | 'MarkOptionalFields';
  hideFieldValidation: boolean;
  showValidationSummary: boolean;
  pages: PageDto[];
}
