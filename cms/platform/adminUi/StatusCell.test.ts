// @vitest-environment happy-dom
import { createElement, type ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { adminUi, mountInBrowser } from '../../test/mountInBrowser';
import { StatusCell } from './StatusCell';

vi.mock('@payloadcms/ui', () => ({
  ...adminUi(),
  DefaultCell: ({ cellData }: { cellData: string }) => cellData,
}));

let unmount = (): void => undefined;
afterEach(() => unmount());

it.each([
  ['in its list', {}, 'list', 'published'],
  ['in the trash', { deletedAt: '2026-01-10T10:00:00.000Z' }, 'trash', 'In the trash'],
  ['in the trash, seen from another list', { deletedAt: '2026-01-10T10:00:00.000Z' }, 'list', 'In the trash'],
  ['in the trash, where its date is no column', {}, 'trash', 'In the trash'],
] as const)('a document that was published, %s', async (_where, rowData, viewType, expected) => {
  const props = { cellData: 'published', rowData, viewType } as unknown as ComponentProps<typeof StatusCell>;
  unmount = mountInBrowser(createElement(StatusCell, props));
  await vi.waitFor(() => expect(document.body.textContent).toBe(expected));
});
