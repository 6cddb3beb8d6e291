'use client';

import type { DefaultCellComponentProps } from 'payload';
import { fileType } from '../../platform/documents/fileType';

/** List cell with the common name of a file type. */
export function FileTypeCell({ cellData, rowData }: DefaultCellComponentProps) {
  return <bdi dir="ltr">{fileType(String(rowData.filename ?? ''), String(cellData ?? ''))}</bdi>;
}
