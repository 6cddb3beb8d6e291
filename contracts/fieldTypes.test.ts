import { FIELD_TYPES } from '../cms/services/forms/fieldTypes';
import { fieldKind } from '../src/features/dynamicForm/definition/fieldKind';

it.each(Object.values(FIELD_TYPES))('the site shows the field type $name', (type) =>
  expect(fieldKind({ type })).not.toBe('unknown'),
);
