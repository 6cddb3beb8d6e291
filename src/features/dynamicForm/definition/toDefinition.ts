import { UPLOAD_EXTENSIONS } from '@group/rules/files/uploadExtensions';
import { fieldKind } from './fieldKind';
import type {
  FormDefinition,
  FormDto,
  FormField,
  FormFieldDto,
  FormFieldset,
  FormFieldsetDto,
  FormPage,
  FormPageDto,
} from './FormDefinition';

const lower = (id: string | undefined): string => (id ?? '').toLowerCase();

function toField(dto: FormFieldDto): FormField {
  const { fileUploadOptions: files } = dto;
  return {
    id: lower(dto.id),
    alias: dto.alias ?? '',
    kind: fieldKind(dto),
    typeName: dto.type?.name ?? '',
    caption: dto.caption ?? '',
    helpText: dto.helpText ?? '',
    required: dto.required ?? false,
    requiredErrorMessage: dto.requiredErrorMessage ?? '',
    pattern: dto.pattern ?? '',
    patternInvalidErrorMessage: dto.patternInvalidErrorMessage ?? '',
    condition: dto.condition ?? null,
    preValues: (dto.preValues ?? []).map(({ value = '', caption }) => ({ value, caption: caption || value })),
    settings: dto.settings ?? {},
    files: {
      extensions: files?.allowAllUploadExtensions ? UPLOAD_EXTENSIONS : files?.allowedUploadExtensions,
      multiple: files?.allowMultipleFileUploads ?? false,
    },
  };
}

const toFieldset = ({ id, caption, condition, columns }: FormFieldsetDto): FormFieldset => ({
  id: lower(id),
  caption: caption ?? '',
  condition: condition ?? null,
  columns: (columns ?? []).map((column) => ({
    caption: column.caption ?? '',
    width: column.width ?? 0,
    fields: (column.fields ?? []).map(toField),
  })),
});

const toPage = ({ caption, condition, fieldsets }: FormPageDto): FormPage => ({
  caption: caption ?? '',
  condition: condition ?? null,
  fieldsets: (fieldsets ?? []).map(toFieldset),
});

/**
 * Converts a form from the forms API, whose properties are optional, to a complete definition.
 * @param dto response of `GET definitions/{id}`, or the page's JSON
 */
export function toDefinition(dto: FormDto): FormDefinition {
  return {
    id: dto.id ?? '',
    name: dto.name ?? '',
    indicator: dto.indicator ?? '',
    indication: dto.fieldIndicationType ?? 'NoIndicator',
    nextLabel: dto.nextLabel ?? '',
    previousLabel: dto.previousLabel ?? '',
    submitLabel: dto.submitLabel ?? '',
    showValidationSummary: dto.showValidationSummary ?? false,
    hideFieldValidation: dto.hideFieldValidation ?? false,
    pages: (dto.pages ?? []).map(toPage),
  };
}
