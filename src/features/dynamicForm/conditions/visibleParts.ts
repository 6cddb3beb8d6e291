import { fieldsOf, fieldsOfFieldset } from '../definition/fieldsOf';
import type { Condition, FormDefinition, FormField } from '../definition/FormDefinition';
import type { EntriesByAlias } from './Entries';
import { meetsRule } from './meetsRule';

/** The parts of a form that are shown: what is not among them is not required and not sent. */
export interface VisibleParts {
  /** Places of the pages, from 0. */
  pages: ReadonlySet<number>;
  fieldsets: ReadonlySet<string>;
  /** Ids of the fields. */
  fields: ReadonlySet<string>;
}

/**
 * Which pages, fieldsets and fields are shown for what is filled in (specification §5). A field that is hidden, by itself or by what it
 * stands in, counts as empty for the rules of others; so hiding goes on in rounds until nothing changes. Rules that contradict each
 * other in a circle end as well: after one round more than there are fields.
 * @param definition the form
 * @param values what is filled in, hidden fields too
 */
export function visibleParts(definition: FormDefinition, values: EntriesByAlias): VisibleParts {
  const fields = fieldsOf(definition);
  const byId = new Map(fields.map((field) => [field.id, field]));
  let ids: ReadonlySet<string> = new Set(byId.keys());
  for (let round = 0; ; round += 1) {
    const next = oneRound(definition, values, byId, ids);
    if (round >= fields.length || sameSet(next.fields, ids)) return next;
    ids = next.fields;
  }
}

function oneRound(
  { pages }: FormDefinition,
  values: EntriesByAlias,
  byId: ReadonlyMap<string, FormField>,
  visible: ReadonlySet<string>,
): VisibleParts {
  const shown = (condition: Condition | null) => isShown(condition, values, byId, visible);
  const parts = { pages: new Set<number>(), fieldsets: new Set<string>(), fields: new Set<string>() };
  pages.forEach((page, index) => {
    if (!shown(page.condition)) return;
    parts.pages.add(index);
    for (const fieldset of page.fieldsets) {
      if (!shown(fieldset.condition)) continue;
      parts.fieldsets.add(fieldset.id);
      for (const field of fieldsOfFieldset(fieldset)) if (shown(field.condition)) parts.fields.add(field.id);
    }
  });
  return parts;
}

function isShown(
  condition: Condition | null,
  values: EntriesByAlias,
  byId: ReadonlyMap<string, FormField>,
  visible: ReadonlySet<string>,
): boolean {
  if (!condition || condition.rules.length === 0) return true;
  const met = condition.rules.map(({ field: id, operator, value }) => {
    const field = byId.get(id);
    const held = field && visible.has(id) && Object.hasOwn(values, field.alias);
    const entries = held ? (values[field.alias] ?? []) : [];
    return meetsRule(operator, entries, value, field?.kind ?? 'unknown');
  });
  const all = condition.logicType === 'Any' ? met.includes(true) : !met.includes(false);
  return (condition.actionType === 'Show') === all;
}

const sameSet = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean =>
  left.size === right.size && [...left].every((id) => right.has(id));
