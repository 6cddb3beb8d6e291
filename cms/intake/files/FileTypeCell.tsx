'use client';

import type { DefaultCellComponentProps } from 'payload';
import { fileType } from '../../platform/documents/fileType';

/** Cell of a list in the admin. Shows the common name of a file's type. */
export function FileTypeCell({ cellData, rowData }: DefaultCellComponentProps) {
  return <bdi dir="ltr">{fileType(String(rowData.filename ?? ''), String(cellData ?? ''))}</bdi>;
}
