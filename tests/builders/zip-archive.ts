import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string | Buffer;
  data: string | Buffer;
  /** instead of the true one */
  bytes?: number;
  flags?: number;
  method?: number;
  /** of Unix, such as that of a link */
  mode?: number;
}

const UTF8 = 0x800;

/** Makes a ZIP archive of compressed files; each of its fields may lie (APPNOTE 4.3). */
export function zipOf(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, data, bytes, flags = UTF8, method = 8, mode = 0o100_644 } of parts) {
    const file = Buffer.from(data as string);
    const path = Buffer.from(name as string);
    const packed = method === 8 ? deflateRawSync(file) : file;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(crc32(file), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes ?? file.length, 18);
    fields.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, path, packed]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE((mode << 16) >>> 0, 6);
    end.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03'), fields, end, path]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}
