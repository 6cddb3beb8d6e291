'use client';

import type { DefaultCellComponentProps } from 'payload';
import { fileType } from '../../platform/documents/fileType';

/** In a list of files: the type as people call it. */
export function FileTypeCell({ cellData, rowData }: DefaultCellComponentProps) {
  return <bdi dir="ltr">{fileType(String(rowData.filename ?? ''), String(cellData ?? ''))}</bdi>;
}
