import { Document } from '@react-pdf/renderer';
import type { ComponentProps, ReactNode } from 'react';
import type { GuideFacts } from './guide-page.tsx';

interface GuideDocumentProps {
  guide: GuideFacts;
  subject: string;
  keywords: string;
  pageLayout: NonNullable<ComponentProps<typeof Document>['pageLayout']>;
  children: ReactNode;
}

/** The PDF document of a guide with its metadata. */
export function GuideDocument({ guide, children, ...facts }: GuideDocumentProps) {
  return (
    <Document
      {...facts}
      title={guide.title}
      author={guide.publisher}
      creator={guide.publisher}
      producer="react-pdf"
      pdfVersion="1.7"
      language="en-US"
    >
      {children}
    </Document>
  );
}
