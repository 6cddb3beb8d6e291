'use client';

import { useConfig } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

/** Actions that delete their subject, so no link to it is possible. */
const GONE = new Set(['entryDeleted', 'accountDeleted', 'retentionDeleted']);

/** List cell with the subject of an audit entry, linked to the document if it still exists. */
export function AuditSubjectCell({ cellData, rowData }: DefaultCellComponentProps) {
  const { config } = useConfig();
  const text = <bdi>{String(cellData ?? '')}</bdi>;
  const kind = String(rowData.subjectKind ?? '');
  const { admin } = config.routes;
  if (GONE.has(String(rowData.action))) return text;
  if (config.globals.some(({ slug }) => slug === kind))
    return <a href={`${admin}/globals/${kind}`}>{text}</a>;
  const id = rowData.subjectId ? `/${String(rowData.subjectId)}` : '';
  return <a href={`${admin}/collections/${kind}${id}`}>{text}</a>;
}
