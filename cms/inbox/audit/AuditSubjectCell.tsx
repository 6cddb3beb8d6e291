'use client';

import { useConfig } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';

/** Actions whose subject no longer exists. */
const GONE = new Set(['entryDeleted', 'accountDeleted', 'retentionDeleted']);

/** Shows the subject of an audit entry, with a link if it exists. */
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
