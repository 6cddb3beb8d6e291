import type { PayloadRequest } from 'payload';
import type { Locale } from '../../../platform/locales/locales';
import type { Form } from '../../../payload-types';
import type { AfterSubmitDto, ColumnDto, ConditionDto, FieldsetDto, FormDto, PageDto } from '../contract';
import { guidOf } from '../guid';
import type { BuildContext, StoredCondition, StoredField, StoredPage } from './BuildContext';
import { buildField } from './buildField';
import { pagePath } from './pagePath';
import { labelOf } from './labels';
import { toHtml } from './toHtml';

type StoredFieldset = NonNullable<StoredPage['fieldsets']>[number];
type StoredColumn = NonNullable<StoredFieldset['columns']>[number];

/**
 * Converts a form to the format of the public API (`FormDto`).
 * @param form the form, read in one language
 * @param req request with which linked pages are read
 * @param locale language in which the form was read
 */
export async function buildDefinition(form: Form, req: PayloadRequest, locale: Locale): Promise<FormDto> {
  const guid: BuildContext['guid'] = (rowId) => guidOf(`${form.formId}/${rowId ?? ''}`);
  const ids = fieldIds(form, guid);
  const context: BuildContext = { req, locale, guid, condition: (stored) => buildCondition(stored, ids) };
  const { presentation } = form;
  return {
    id: form.formId,
    name: form.title ?? '',
    indicator: presentation?.indicator ?? '*',
    cssClass: null,
    nextLabel: presentation?.nextLabel || labelOf('next', locale),
    previousLabel: presentation?.previousLabel || labelOf('previous', locale),
    submitLabel: presentation?.submitLabel || labelOf('submit', locale),
    disableDefaultStylesheet: true,
    fieldIndicationType: presentation?.fieldIndicationType ?? 'MarkMandatoryFields',
    hideFieldValidation: presentation?.hideFieldValidation ?? false,
    showValidationSummary: presentation?.showValidationSummary ?? false,
    ...(await buildAfterSubmit(form, req, locale)),
    pages: await Promise.all((form.pages ?? []).map((page) => buildPage(page, context))),
  };
}

/** Returns the ids of the fields by alias. Editors' rules refer to aliases, but the public API needs ids. */
function fieldIds({ pages }: Form, guid: BuildContext['guid']): ReadonlyMap<string, string> {
  const columns = (pages ?? []).flatMap(({ fieldsets }) =>
    (fieldsets ?? []).flatMap((one) => one.columns ?? []),
  );
  return new Map(
    columns
      .flatMap(({ fields }) => fields ?? [])
      .flatMap((field) => ('alias' in field && field.alias ? [[field.alias, guid(field.id)] as const] : [])),
  );
}

function buildCondition(
  stored: StoredCondition,
  ids: ReadonlyMap<string, string>,
): { condition?: ConditionDto } {
  if (!stored?.rules?.length) return {};
  return {
    condition: {
      actionType: stored.actionType ?? 'Show',
      logicType: stored.logicType ?? 'All',
      rules: stored.rules.map(({ field, operator, value }) => ({
        // A draft can have a rule about a field that was removed. This id belongs to no field, so the rule refers to an
        // empty value.
        field: ids.get(field) ?? guidOf(`unknown/${field}`),
        operator: operator ?? 'Is',
        value: value ?? '',
      })),
    },
  };
}

async function buildPage(
  { caption, condition, fieldsets }: StoredPage,
  context: BuildContext,
): Promise<PageDto> {
  return {
    caption: caption ?? null,
    ...context.condition(condition),
    fieldsets: await Promise.all((fieldsets ?? []).map((one) => buildFieldset(one, context))),
  };
}

async function buildFieldset(stored: StoredFieldset, context: BuildContext): Promise<FieldsetDto> {
  return {
    id: context.guid(stored.id),
    caption: stored.caption ?? null,
    ...context.condition(stored.condition),
    columns: await Promise.all((stored.columns ?? []).map((one) => buildColumn(one, context))),
  };
}

async function buildColumn(
  { caption, width, fields }: StoredColumn,
  context: BuildContext,
): Promise<ColumnDto> {
  return {
    caption: caption ?? null,
    width: width ?? 12,
    fields: await Promise.all((fields ?? []).map((field: StoredField) => buildField(field, context))),
  };
}

/**
 * Returns what happens after an accepted entry: the site shows a message or opens a page. If the page is not published,
 * a message is shown instead.
 */
async function buildAfterSubmit(
  { afterSubmitting }: Form,
  req: PayloadRequest,
  locale: Locale,
): Promise<AfterSubmitDto> {
  const none = { messageOnSubmit: null, messageOnSubmitIsHtml: false, gotoPageOnSubmit: null };
  if (afterSubmitting?.afterSubmit === 'page') {
    const { gotoPage } = afterSubmitting;
    const id = typeof gotoPage === 'object' ? gotoPage?.id : gotoPage;
    const path = await pagePath(id, req, locale);
    const guid = guidOf(`pages/${id}`);
    if (path) {
      const startItem = { id: guidOf('pages'), path: locale };
      return { ...none, gotoPageOnSubmit: guid, gotoPageOnSubmitRoute: { path, startItem } };
    }
  }
  if (afterSubmitting?.afterSubmit === 'html') {
    const html = await toHtml(afterSubmitting.messageHtml, req, locale);
    if (html) return { ...none, messageOnSubmit: html, messageOnSubmitIsHtml: true };
  }
  return { ...none, messageOnSubmit: afterSubmitting?.messageOnSubmit || labelOf('received', locale) };
}
