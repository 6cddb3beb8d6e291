import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';
import { BUTTON_NAMES } from './nameButtons';

/** Upstream files that render the buttons, each with the class name of the button or of its parent. */
const SOURCES = {
  '@payloadcms/ui/dist/elements/Popup/PopupTrigger/index.js': 'popup-button',
  '@payloadcms/ui/dist/elements/DocumentControls/index.js': 'doc-controls',
  '@payloadcms/ui/dist/elements/ArrayAction/index.js': 'array-actions',
  '@payloadcms/ui/dist/elements/ClipboardAction/index.js': 'clipboard-action',
  '@payloadcms/ui/dist/elements/Collapsible/index.js': 'collapsible',
  '@payloadcms/ui/dist/elements/FileDetails/DraggableFileDetails/index.js': 'file-details-draggable',
  '@payloadcms/ui/dist/elements/FileDetails/StaticFileDetails/index.js': 'file-details',
  '@payloadcms/ui/dist/fields/Upload/RelationshipContent/index.js': 'upload-relationship-details',
  '@payloadcms/ui/dist/elements/DatePicker/DatePicker.js': 'date-time-picker',
  '@payloadcms/ui/dist/elements/ReactSelect/ClearIndicator/index.js': 'clear-indicator',
  '@payloadcms/ui/dist/elements/ReactSelect/DropdownIndicator/index.js': 'dropdown-indicator',
  '@payloadcms/ui/dist/elements/WhereBuilder/Condition/index.js': 'condition',
  '@payloadcms/ui/dist/elements/QueryPresets/QueryPresetToggler/index.js': 'active-query-preset',
  '@payloadcms/ui/dist/elements/Pagination/ClickableArrow/index.js': 'clickable-arrow',
  '@payloadcms/ui/dist/elements/LivePreview/Toolbar/index.js': 'live-preview-toolbar',
  '@payloadcms/richtext-lexical/dist/features/toolbars/shared/ToolbarButton/index.js':
    'toolbar-popup__button',
  '@payloadcms/richtext-lexical/dist/features/experimental_table/client/plugins/TableActionMenuPlugin/index.js':
    'table-cell-action-button',
};

it.each(Object.entries(SOURCES))('%s renders its buttons without a name', (file, name) => {
  const text = upstreamSource(file);
  expect(text).toMatch(new RegExp(`['"]${name}['"]`));
  expect(text).not.toMatch(/aria-?label/i);
});

it('every name belongs to one of these files', () => {
  const classes = Object.values(SOURCES);
  for (const { place } of BUTTON_NAMES)
    expect(
      classes.some((name) => place.split(' ').at(-1)?.startsWith(`.${name}`)),
      place,
    ).toBe(true);
});
